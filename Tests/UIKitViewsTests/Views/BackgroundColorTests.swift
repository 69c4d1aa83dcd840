import Testing
import UIKit

/// Tests a subclass that draws its own background: it stores the colour itself, and the view is
/// clear.
@MainActor
@Suite struct BackgroundColorTests {
  final class OwnGround: UIView {
    private var ground: UIColor?

    override var backgroundColor: UIColor? {
      get { ground }
      set {
        super.backgroundColor = .clear
        ground = newValue
      }
    }
  }

  @Test func theLayerGetsWhatWasSetAndNotWhatAnOverrideReports() {
    let view = OwnGround()
    view.backgroundColor = .red
    view.backgroundColor = .blue
    #expect(view.backgroundColor == .blue)
    #expect(view.layer.backgroundColor == UIColor.clear.cgColor)
  }
}
