import Synchronization

/// What layout and drawing are in the middle of, for who watches from another thread that they end.
///
/// Noting it is a store for each view that is laid out: nothing is retained, counted or timed.
package enum LayoutProgress {
  /// What is asked of an object.
  package enum Phase: UInt, Sendable {
    case updateConstraints, layoutSubviews, viewWillLayoutSubviews, viewDidLayoutSubviews, drawing
  }

  /// A moment of it.
  package struct Note: Sendable {
    /// Counts what is begun from outside: two notes with the same are of one pass.
    package let pass: UInt
    package let phase: Phase
    /// The class of the view, controller or layer that is asked.
    package let type: AnyClass
  }

  private static let passes = Atomic<UInt>(0)
  /// The class's address, which a multiple of eight is, and the phase; 0 for nothing.
  private static let moment = Atomic<UInt>(0)

  /// What is going on; nil between passes. May be asked on any thread.
  package static var current: Note? {
    let pass = passes.load(ordering: .acquiring)
    let word = moment.load(ordering: .acquiring)
    guard let phase = Phase(rawValue: word & 7), let type = UnsafeRawPointer(bitPattern: word & ~7)
    else { return nil }
    return Note(pass: pass, phase: phase, type: unsafeBitCast(type, to: AnyClass.self))
  }

  /// Does what an object is asked for.
  @MainActor package static func during(
    _ phase: Phase, _ object: AnyObject, _ body: () -> Void
  ) {
    let outer = moment.load(ordering: .relaxed)
    if outer == 0 { passes.wrappingAdd(1, ordering: .relaxed) }
    let type = UInt(bitPattern: unsafeBitCast(type(of: object), to: UnsafeRawPointer.self))
    moment.store(type | phase.rawValue, ordering: .releasing)
    defer { moment.store(outer, ordering: .releasing) }
    body()
  }

  /// The same for a layer, whose view it names where it has one.
  @MainActor static func during(_ phase: Phase, _ layer: CALayer, _ body: () -> Void) {
    during(phase, (layer.delegate ?? layer) as AnyObject, body)
  }
}
