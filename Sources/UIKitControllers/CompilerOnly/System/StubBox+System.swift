// For the compiler only: it is the grey box in place of what the system shows.

extension StubBox {
  /// Stands for what the system shows in a process of its own, such as its colour picker, and says
  /// so once.
  convenience init(for controller: UIViewController) {
    let name = "\(type(of: controller))"
    warn("\(name) is the system's: it is a grey box here, in which nothing can be chosen.")
    self.init(named: name)
  }
}
