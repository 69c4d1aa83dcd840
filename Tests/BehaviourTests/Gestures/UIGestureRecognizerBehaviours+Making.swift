import Testing
import UIKit

extension UIGestureRecognizerBehaviours {
  private final class Pan: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      maximumNumberOfTouches = 1
    }
  }

  private final class Grid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
      tag = 1
    }
    required init?(coder: NSCoder) { nil }
    convenience init() {
      self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  private final class Blur: UIVisualEffectView {
    override init(effect: UIVisualEffect?) {
      super.init(effect: effect)
      tag = 2
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      tag = 3
    }
    required init?(coder: NSCoder) { nil }
  }

  static func making(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uigesturerecognizer/init(target:action:)")
    rows.row("a class that overrides all designated initialisers is made without arguments", page) {
      #expect(Pan().maximumNumberOfTouches == 1)
      #expect(Grid().tag == 1 && Blur().tag == 2 && Header().tag == 3)
      #expect(Header(frame: CGRect(x: 0, y: 0, width: 4, height: 5)).frame.height == 5)
    }
  }
}
