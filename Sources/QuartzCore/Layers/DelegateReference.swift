import CTypeRecords

/// A layer's reference to its view: nil as soon as the view's deallocation begins, on any thread. A
/// ``BackReference`` to an object known only by a protocol.
struct DelegateReference: ~Copyable {
  /// The parts of an existential of a class-bound protocol in Swift's stable ABI: the object, and
  /// its witness table.
  private struct Pointers {
    var object: UnsafeMutableRawPointer
    let conformance: UnsafeRawPointer
  }

  private var pointers: Pointers?

  deinit {
    if let pointers { swift_unownedRelease(pointers.object) }
  }

  /// The delegate; nil if there is none, or it was deallocated.
  var object: (any CALayerDelegate)? {
    get {
      guard var pointers, let retained = swift_tryRetain(pointers.object) else { return nil }
      pointers.object = retained
      return withUnsafeMutableBytes(of: &pointers) {
        // The retained object is passed on.
        $0.bindMemory(to: (any CALayerDelegate).self)[0..<1].moveElement()
      }
    }
    set {
      let old = pointers
      // The optional is not opened to the object's own class: nil is a null object.
      pointers =
        newValue == nil ? nil : withUnsafeBytes(of: newValue) { $0.load(as: Pointers.self) }
      if let pointers { _ = swift_unownedRetain(pointers.object) }
      if let old { swift_unownedRelease(old.object) }
    }
  }
}

extension Slice<UnsafeMutableBufferPointer<any CALayerDelegate>> {
  fileprivate func moveElement() -> any CALayerDelegate { base.moveElement(from: startIndex) }
}

extension CALayer {
  /// The view of the layer: its delegate.
  package final var owner: (any CALayerDelegate)? {
    get { ownerReference.object }
    set { ownerReference.object = newValue }
  }
}
