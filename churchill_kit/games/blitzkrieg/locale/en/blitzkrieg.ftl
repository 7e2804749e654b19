brings-x = x
form-space = { $campaign }: { $brings }
