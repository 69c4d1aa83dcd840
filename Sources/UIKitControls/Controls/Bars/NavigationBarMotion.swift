/// The transition of a navigation bar from one item to another: both are drawn in views over its
/// background. The title of the lower item becomes the back button of the upper one, and vice
/// versa.
@MainActor
package final class NavigationBarMotion {
  /// The view of a part of an item.
  private final class Part: UIView {
    private let drawing: NavigationBarDrawing
    private let paint: (NavigationBarDrawing) -> Void

    init(
      _ drawing: NavigationBarDrawing, in frame: CGRect? = nil,
      _ paint: @escaping (NavigationBarDrawing) -> Void
    ) {
      (self.drawing, self.paint) = (drawing, paint)
      super.init(frame: frame ?? drawing.bounds)
      bounds.origin = self.frame.origin
      backgroundColor = nil
      isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) { paint(drawing) }
  }

  /// The views of all parts of an item.
  @MainActor
  private struct Parts {
    let title: Part
    let others: [Part]
    let large: Part?
    let backText: Part

    init(_ drawing: NavigationBarDrawing) {
      title = Part(drawing) { $0.drawTitle() }
      others = [Part(drawing) { $0.drawButtons() }, Part(drawing) { $0.drawBack(text: false) }]
      backText = Part(drawing) { $0.drawBack(chevron: false) }
      large = drawing.large.map { Part(drawing, in: $0.row) { $0.drawLargeTitle() } }
    }

    var all: [Part] { others + [backText, title, large].compactMap { $0 } }

    /// Moves the parts to a side and hides them, or shows them at their final positions.
    ///
    /// - Parameter side: the side to which the parts are moved: 1 for the trailing, -1 for the
    ///   leading side; 0 for their final positions.
    func place(_ side: CGFloat) {
      let width = title.bounds.width
      title.transform = CGAffineTransform(translationX: side * width / 2, y: 0)
      large?.transform = title.transform
      backText.transform = CGAffineTransform(translationX: side * width / 4, y: 0)
      for part in all { part.alpha = side == 0 ? 1 : 0 }
    }
  }

  private weak var bar: UINavigationBar?
  private let (old, new): (Parts, Parts)
  private let side: CGFloat

  init(
    of bar: UINavigationBar, from old: NavigationBarDrawing, to new: NavigationBarDrawing,
    isPush: Bool
  ) {
    self.bar = bar
    (self.old, self.new) = (Parts(old), Parts(new))
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    side = isPush == isMirrored ? -1 : 1
    for part in self.old.all + self.new.all { bar.addSubview(part) }
    UIView.performWithoutAnimation { self.new.place(side) }
  }

  /// Shows the final state.
  package func showEnd() {
    old.place(-side)
    new.place(0)
  }

  /// Ends the transition, so that the bar draws its item itself.
  package func end() {
    for part in old.all + new.all { part.removeFromSuperview() }
    bar?.motionEnded(self)
  }
}
