# ルールに書けないもの。$option はルールの中での項目名。
fault-option-unknown = { $option } という項目はありません（あるのは { $known }）
fault-option-missing = { $option } がありません
fault-option-twice = { $option } が二度変えられています
fault-option-fixed = { $option } はルール名では変えられません
fault-option-flag = { $option } は true か false です（{ $found } ではなく）
fault-option-choice = { $option } は { $known } のどれかです（{ $found } ではなく）
fault-option-number = { $option } は整数です（{ $found } ではなく）
fault-option-small = { $option } は { $limit } 以上です（{ $found } ではなく）
fault-option-large = { $option } は { $limit } 以下です（{ $found } ではなく）
fault-option-step = { $option } は { $step } の倍数です（{ $found } ではなく）
