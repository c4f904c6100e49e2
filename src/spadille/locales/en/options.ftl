# What cannot stand in a rule set: $option is the option's name in the rule set.
fault-option-unknown = { $option } is not an option; known are { $known }
fault-option-missing = { $option } is missing
fault-option-twice = { $option } is changed twice
fault-option-fixed = { $option } cannot be changed in the name of a rule set
fault-option-flag = { $option } is true or false, not { $found }
fault-option-choice = { $option } is one of { $known }, not { $found }
fault-option-number = { $option } is a whole number, not { $found }
fault-option-small = { $option } is at least { $limit }, not { $found }
fault-option-large = { $option } is at most { $limit }, not { $found }
fault-option-step = { $option } is a multiple of { $step }, not { $found }
