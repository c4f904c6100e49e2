# Det, der ikke kan stå i et regelsæt: $option er valgets navn i regelsættet.
fault-option-unknown = der er intet valg { $option }; der findes { $known }
fault-option-missing = { $option } mangler
fault-option-twice = { $option } er ændret to gange
fault-option-fixed = { $option } kan ikke ændres i et regelsæts navn
fault-option-flag = { $option } er true eller false, ikke { $found }
fault-option-choice = { $option } er en af { $known }, ikke { $found }
fault-option-number = { $option } er et helt tal, ikke { $found }
fault-option-small = { $option } er mindst { $limit }, ikke { $found }
fault-option-large = { $option } er højst { $limit }, ikke { $found }
fault-option-step = { $option } er deleligt med { $step }, det er { $found } ikke
