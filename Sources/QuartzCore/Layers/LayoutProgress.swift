import Synchronization

/// The layout or drawing in progress, for a watchdog on another thread.
///
/// It costs a store per laid out view: nothing is retained, counted or timed.
package enum LayoutProgress {
  /// The running method.
  package enum Phase: UInt, Sendable {
    case updateConstraints, layoutSubviews, viewWillLayoutSubviews, viewDidLayoutSubviews, drawing
  }

  /// A snapshot of the progress.
  package struct Note: Sendable {
    /// The number of the outermost call: snapshots with equal numbers belong to the same pass.
    package let pass: UInt
    package let phase: Phase
    /// The class of the view, controller or layer whose method is running.
    package let type: AnyClass
  }

  private static let passes = Atomic<UInt>(0)
  /// The class's address, a multiple of eight, plus the phase; 0 between passes.
  private static let moment = Atomic<UInt>(0)

  /// The current progress; nil between passes. Thread-safe.
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

  /// Runs a phase of a layer, with its view as the object if it has one.
  @MainActor static func during(_ phase: Phase, _ layer: CALayer, _ body: () -> Void) {
    during(phase, (layer.delegate ?? layer) as AnyObject, body)
  }
}
