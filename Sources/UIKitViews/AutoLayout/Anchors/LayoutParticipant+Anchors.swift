extension LayoutParticipant {
  /// Returns the anchor of a horizontal position.
  final func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    unsafeBitCast(anchor(attribute), to: NSLayoutXAxisAnchor.self)
  }

  /// Returns the anchor of a vertical position.
  final func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    unsafeBitCast(anchor(attribute), to: NSLayoutYAxisAnchor.self)
  }

  /// Returns the anchor of a length.
  final func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    unsafeBitCast(anchor(attribute), to: NSLayoutDimension.self)
  }

  /// Returns the anchor of any attribute, of the class that its kind has.
  ///
  /// The classes differ in what they accept and not in their layout: each is also one of
  /// `AnyObject`, as lightweight generics are in Objective-C.
  final func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    if let living = retainAnchor(attribute), let address = UnsafeRawPointer(bitPattern: living) {
      return Unmanaged.fromOpaque(address).takeRetainedValue()
    }
    let new =
      switch attribute.kind {
      case .horizontalPosition: untyped(NSLayoutXAxisAnchor(self, attribute))
      case .verticalPosition: untyped(NSLayoutYAxisAnchor(self, attribute))
      case .length: untyped(NSLayoutDimension(self, attribute))
      case .none: NSLayoutAnchor<AnyObject>(self, attribute)
      }
    addAnchor(at: UInt(bitPattern: Unmanaged.passUnretained(new).toOpaque()), of: attribute)
    return new
  }

  // These methods are not isolated: a closure of the main actor checks its thread, which takes 140
  // instructions.

  private nonisolated final func retainAnchor(_ attribute: NSLayoutConstraint.Attribute) -> UInt? {
    anchors.withLock { $0.retain(attribute) }
  }

  private nonisolated final func addAnchor(
    at address: UInt, of attribute: NSLayoutConstraint.Attribute
  ) {
    anchors.withLock { $0.add(address, of: attribute) }
  }

  /// Removes an anchor that is deallocated, on any thread.
  nonisolated final func forgetAnchor(at address: UnsafeMutableRawPointer) {
    let address = UInt(bitPattern: address)
    anchors.withLock { $0.remove(address) }
  }

  private func untyped<Kind>(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutAnchor<AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}
