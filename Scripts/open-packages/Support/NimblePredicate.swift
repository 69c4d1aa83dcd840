import Nimble

/// The type that specs refer to; Foundation has another type with this name since iOS 17.
public typealias Predicate = Nimble.Predicate
