/// `Int`, by the name that Objective-C has for it.
public typealias NSInteger = Int
