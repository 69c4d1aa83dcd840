/// The closure itself, which the compiler takes to be kept by somebody.
///
/// Swift 6.3 on Linux gives a closure in a local constant, that captures several things weakly, nil
/// in place of all but the first, unless the closure leaves the function. The source tool has such
/// closures go through here.
public func escaping<Closure>(_ closure: Closure) -> Closure { closure }
