/// Has somebody choose a colour. It shows a grey box with its name; nobody chooses any.
///
/// Source: Apple, UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Who would hear of the colour. Default nil.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour. Default white.
  open var selectedColor = UIColor.white
  /// Whether colours may let through what lies behind. Kept. Default true.
  open var supportsAlpha = true

  /// A picker of colours.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// No nib has one.
  public required init?(coder: NSCoder) { nil }

  /// Makes the grey box.
  open override func loadView() { view = StubBox(named: "\(type(of: self))") }
}

/// Hears of a chosen colour. Never called. Source: Apple, UIColorPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A colour was chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A colour was chosen, before iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The picker goes.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
