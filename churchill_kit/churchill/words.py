def words(lang):
    return {}
