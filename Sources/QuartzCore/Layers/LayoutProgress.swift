import Synchronization

/// The layout or drawing that is in progress, which a watchdog reads on another thread.
///
/// Costs a store for each view that is laid out: nothing is retained, counted or timed.
package enum LayoutProgress {
  /// The method that is running.
  package enum Phase: UInt, Sendable {
    case updateConstraints, layoutSubviews, viewWillLayoutSubviews, viewDidLayoutSubviews, drawing
  }

  /// What is in progress at one moment.
  package struct Note: Sendable {
    /// The number of the outermost call: two notes with the same number are of one pass.
    package let pass: UInt
    package let phase: Phase
    /// The class of the view, controller or layer whose method is running.
    package let type: AnyClass
  }

  private static let passes = Atomic<UInt>(0)
  /// The class's address, a multiple of eight, plus the phase; 0 between passes.
  private static let moment = Atomic<UInt>(0)

  /// What is in progress; nil between passes. Safe to call on any thread.
  package static var current: Note? {
    let pass = passes.load(ordering: .acquiring)
    let word = moment.load(ordering: .acquiring)
    guard let phase = Phase(rawValue: word & 7), let type = UnsafeRawPointer(bitPattern: word & ~7)
    else { return nil }
    return Note(pass: pass, phase: phase, type: unsafeBitCast(type, to: AnyClass.self))
  }

  /// Runs a phase of an object's layout or drawing.
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
