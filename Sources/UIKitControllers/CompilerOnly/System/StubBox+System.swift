// For the compiler only: a grey box replaces a controller of the system.

extension StubBox {
  /// Creates a grey box for a controller that the system runs in a process of its own, such as its
  /// colour picker, and logs one warning.
  convenience init(for controller: UIViewController) {
    let name = "\(type(of: controller))"
    warn("\(name) is a system controller: it is drawn as a grey box without controls.")
    self.init(named: name)
  }
}
