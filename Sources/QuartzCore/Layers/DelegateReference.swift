import CTypeRecords

/// A layer's reference to the view whose layer it is: nil from the moment that the view begins to
/// end, on whatever thread. A ``BackReference`` to what is known by its protocol alone.
struct DelegateReference: ~Copyable {
  /// What a reference to an object of a protocol consists of, as Swift's stable binary interface
  /// has it: the object, and the table of its conformance.
  private struct Words {
    var object: UnsafeMutableRawPointer
    let conformance: UnsafeRawPointer
  }

  private var words: Words?

  deinit {
    if let words { swift_unownedRelease(words.object) }
  }

  /// The delegate; nil where there is none, or no longer.
  var object: (any CALayerDelegate)? {
    get {
      guard var words, let alive = swift_tryRetain(words.object) else { return nil }
      words.object = alive
      return withUnsafeMutableBytes(of: &words) {
        // What was retained is handed on.
        $0.bindMemory(to: (any CALayerDelegate).self)[0..<1].moveElement()
      }
    }
    set {
      let old = words
      // Of an optional, which is not opened to the object's own class: nil is no object.
      words = newValue == nil ? nil : withUnsafeBytes(of: newValue) { $0.load(as: Words.self) }
      if let words { _ = swift_unownedRetain(words.object) }
      if let old { swift_unownedRelease(old.object) }
    }
  }
}

extension Slice<UnsafeMutableBufferPointer<any CALayerDelegate>> {
  fileprivate func moveElement() -> any CALayerDelegate { base.moveElement(from: startIndex) }
}

extension CALayer {
  /// The view whose layer this is: its delegate.
  package final var owner: (any CALayerDelegate)? {
    get { ownerReference.object }
    set { ownerReference.object = newValue }
  }
}
