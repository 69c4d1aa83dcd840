import Nimble

/// Which one specs mean: Foundation has another one of this name since iOS 17.
public typealias Predicate = Nimble.Predicate
