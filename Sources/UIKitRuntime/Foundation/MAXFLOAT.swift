/// The greatest finite `Float`, by the name that Darwin's C has for it.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The same by its older name. Source: Darwin's math.h.
public let HUGE = MAXFLOAT
