extension Timer {
  /// Creates a timer that never fires, as `Timer()`, for variables that are assigned later.
  ///
  /// - Parameter nothing: Omitted by callers. Foundation on Linux has no initialiser without
  ///   arguments, and an extension cannot add one to a class of another module.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }
}
