/// Objective-C's name of `Int`.
public typealias NSInteger = Int
