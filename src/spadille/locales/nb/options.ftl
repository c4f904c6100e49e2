# Det som ikke kan stå i et regelsett: $option er valgets navn i regelsettet.
fault-option-unknown = det finnes ikke noe valg { $option }; det finnes { $known }
fault-option-missing = { $option } mangler
fault-option-twice = { $option } er endret to ganger
fault-option-fixed = { $option } kan ikke endres i navnet på et regelsett
fault-option-flag = { $option } er true eller false, ikke { $found }
fault-option-choice = { $option } er en av { $known }, ikke { $found }
fault-option-number = { $option } er et helt tall, ikke { $found }
fault-option-small = { $option } er minst { $limit }, ikke { $found }
fault-option-large = { $option } er høyst { $limit }, ikke { $found }
fault-option-step = { $option } er delelig med { $step }, det er ikke { $found }
