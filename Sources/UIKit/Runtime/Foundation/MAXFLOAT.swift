/// The greatest finite `Float`, by the name that Darwin's C has for it.
public let MAXFLOAT = Float.greatestFiniteMagnitude
