/// The properties of UIKit's classes that user-defined runtime attributes set.
@MainActor
enum UIKitKeyPaths {
  private typealias Write = @MainActor (AnyObject, Any?) -> Bool

  /// Sets a property of UIKit's. Returns whether the object has one of that name, and it takes the
  /// value. One that an app's class declares itself comes first.
  static func set(_ value: Any?, for keyPath: String, of object: AnyObject) -> Bool {
    guard let rows = all[keyPath], NibKeyCache.keys(of: object).properties[keyPath] == nil else {
      return false
    }
    return rows.contains { $0(object, value) }
  }

  private static func row<Target: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Write {
    { object, value in
      guard let target = object as? Target, let value = NibValue.convert(value, to: Value.self)
      else { return false }
      target[keyPath: path] = value
      return true
    }
  }

  private static let all: [String: [Write]] = [
    "layer.cornerRadius": [row(\UIView.layer.cornerRadius)],
    "layer.borderWidth": [row(\UIView.layer.borderWidth)],
    "layer.borderColor": [row(\UIView.layer.borderColor)],
    "layer.masksToBounds": [row(\UIView.layer.masksToBounds)],
    "layer.shadowOpacity": [row(\UIView.layer.shadowOpacity)],
    "layer.shadowRadius": [row(\UIView.layer.shadowRadius)],
    "layer.shadowOffset": [row(\UIView.layer.shadowOffset)],
    "layer.shadowColor": [row(\UIView.layer.shadowColor)],
    "layer.opacity": [row(\UIView.layer.opacity)],
    "layer.zPosition": [row(\UIView.layer.zPosition)],
    "accessibilityIdentifier": [
      row(\UIView.accessibilityIdentifier), row(\UIBarItem.accessibilityIdentifier),
    ],
    "clipsToBounds": [row(\UIView.clipsToBounds)], "tag": [row(\UIView.tag)],
    "alpha": [row(\UIView.alpha)], "hidden": [row(\UIView.isHidden)],
    "opaque": [row(\UIView.isOpaque)],
    "userInteractionEnabled": [row(\UIView.isUserInteractionEnabled)],
    "backgroundColor": [row(\UIView.backgroundColor)],
    "tintColor": [row(\UIView.tintColor), row(\UIBarButtonItem.tintColor)],
    "text": [row(\UILabel.text), row(\UITextField.text), row(\UITextView.text)],
    "placeholder": [row(\UITextField.placeholder), row(\UISearchBar.placeholder)],
    "textColor": [
      row(\UILabel.textColor), row(\UITextField.textColor), row(\UITextView.textColor),
    ],
    "image": [row(\UIImageView.image), row(\UIBarItem.image)],
    "title": [row(\UIViewController.title), row(\UIBarItem.title)],
    "enabled": [row(\UIControl.isEnabled)], "selected": [row(\UIControl.isSelected)],
  ]
}
