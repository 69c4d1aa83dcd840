/// The greatest finite `Float`, by its name in Darwin's C.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The greatest finite `Float`, by its older name. Source: Darwin's math.h.
public let HUGE = MAXFLOAT
