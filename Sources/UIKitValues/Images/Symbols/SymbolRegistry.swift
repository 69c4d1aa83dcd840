import BoundedCaches
import Synchronization
import VectorImages

/// The symbols of a process: registered ones and substitutes for others. Thread-safe.
final class SymbolRegistry: Sendable {
  static let shared = SymbolRegistry()

  private struct PictureKey: Hashable {
    let name: String
    let pointSize: CGFloat
    let weight: Int
    let scale: SymbolTemplate.Scale
    let pixelsPerPoint: CGFloat
  }

  private struct State {
    var registered: [String: SymbolGlyph] = [:]
    var glyphs: [String: SymbolGlyph] = [:]
    var warnings = LoggedWarnings()
  }

  private let state = Mutex(State())
  /// The cached symbols by size.
  private let pictures = BoundedCache<PictureKey, (picture: VectorPicture, baseline: CGFloat)>(
    count: 1_000)

  func register(_ glyph: SymbolGlyph, named name: String) {
    state.withLock { $0.registered[name] = glyph }
    pictures.removeAll { $0.name == name }
  }

  /// Returns the drawing of a symbol; warns and returns nil for an unknown name.
  func glyph(named name: String) -> SymbolGlyph? {
    let known = state.withLock { $0.registered[name] ?? $0.glyphs[name] }
    if let known { return known }
    let table = SymbolTable.shared
    let drawing: VectorDrawing?
    switch table.finding(name) {
    case .substitute(let substitute):
      warnOnce(of: name, substitute)
      drawing = table.drawing(substitute.icon)
    case .nothing:
      warnOnce("The symbol '\(name)' has no substitute here: it is drawn as a dashed square.")
      drawing = SymbolTable.nothing
    case .unknown:
      let near = table.nearest(to: name).map { " Did you mean '\($0)'?" } ?? ""
      warnOnce("No symbol named '\(name)' found.\(near)")
      return nil
    }
    guard let drawing else { return nil }
    state.withLock { $0.glyphs[name] = .icon(drawing) }
    return .icon(drawing)
  }

  /// Returns a symbol of a size; the same object for the same size.
  func picture(
    _ glyph: SymbolGlyph, named name: String, _ metrics: SymbolMetrics, pixelsPerPoint: CGFloat
  ) -> (picture: VectorPicture, baseline: CGFloat)? {
    let key = PictureKey(
      name: name, pointSize: metrics.pointSize, weight: metrics.weight, scale: metrics.scale,
      pixelsPerPoint: pixelsPerPoint)
    return pictures.value(for: key) {
      metrics.box(glyph, named: name, pixelsPerPoint: pixelsPerPoint).map { box in
        ((picture: VectorPicture(box.drawing), baseline: box.baseline), 0)
      }
    }
  }

  // MARK: Notes

  /// Warns that a symbol with several layer colours is drawn in one colour.
  func warnOfSingleColor(of name: String, wanted layers: UIImage.SymbolConfiguration.Layers) {
    warnOnce(
      "The symbol '\(name)' has one layer here: \(layers.rawValue) rendering is monochrome"
        + (layers == .palette ? ", in the first colour." : "."))
  }

  private func warnOnce(of name: String, _ substitute: SymbolTable.Substitute) {
    warnOnce(
      """
      Symbols are drawn by substitutes from Bootstrap Icons, which are not SF Symbols; \
      UIImage.registerSymbol(_:svg:) puts others in their place.
      """)
    guard substitute.isAlike else { return }
    warnOnce("The symbol '\(name)' is '\(substitute.icon)' here, which has another shape.")
  }

  private func warnOnce(_ sentence: String) {
    let next = state.withLock {
      $0.warnings.sentence(
        for: sentence,
        ending: "More warnings about symbols are not printed.", sentence)
    }
    if let next { warn(next) }
  }
}
