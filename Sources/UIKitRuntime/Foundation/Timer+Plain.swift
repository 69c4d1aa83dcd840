extension Timer {
  /// `Timer()`: a timer that never fires, which variables begin with that get another one.
  ///
  /// - Parameter nothing: left out. Foundation on Linux has no initialiser without arguments, and
  ///   none can be added to another module's class.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }
}
