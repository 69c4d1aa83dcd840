/// Returns the closure, which the compiler then treats as escaping.
///
/// Swift 6.3 on Linux miscompiles a non-escaping closure in a local constant with several weak
/// captures: all but the first are nil. The source tool passes such closures through this function.
public func escaping<Closure>(_ closure: Closure) -> Closure { closure }
