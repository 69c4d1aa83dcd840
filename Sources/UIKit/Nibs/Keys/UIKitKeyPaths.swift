/// The properties of UIKit's classes that user-defined runtime attributes set.
@MainActor
enum UIKitKeyPaths {
  /// A property by its name in Objective-C.
  private struct Row {
    let key: String
    let isOf: @MainActor (AnyObject) -> Bool
    let write: @MainActor (AnyObject, Any?) -> Bool
  }

  /// An object inside another one that a key path leads through.
  private struct Part {
    let key: String
    let get: @MainActor (AnyObject) -> AnyObject?
  }

  /// Sets a property of UIKit's. Returns whether the object has one of that name, and it takes the
  /// value. One that an app's class declares itself comes first.
  static func set(_ value: Any?, for keyPath: String, of object: AnyObject) -> Bool {
    guard let (owner, key) = owner(of: keyPath, from: object), let rows = byKey[key],
      NibKeyCache.keys(of: owner).properties[key] == nil
    else { return false }
    return rows.contains { $0.isOf(owner) && $0.write(owner, value) }
  }

  /// The key paths beside one that an object has: as long as that leads through the same parts.
  static func names(beside keyPath: String, of object: AnyObject) -> [String] {
    guard let (owner, key) = owner(of: keyPath, from: object) else { return parts.map(\.key) }
    let way = keyPath.dropLast(key.count)
    return rows.filter { $0.isOf(owner) }.map { way + $0.key }
  }

  /// The object that has the last key of a path, and that key; nil where the path leads through
  /// something that is none of UIKit's parts.
  private static func owner(
    of keyPath: String, from object: AnyObject
  ) -> (object: AnyObject, key: String)? {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var owner = object
    for key in keys.dropLast() {
      guard let next = parts.lazy.filter({ $0.key == key }).compactMap({ $0.get(owner) }).first
      else { return nil }
      owner = next
    }
    return (owner, keys.last ?? "")
  }

  // MARK: Tables

  private static func row<Target: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> Row {
    Row(key: key, isOf: { $0 is Target }) { object, value in
      guard let target = object as? Target, let value = NibValue.convert(value, to: Value.self)
      else { return false }
      target[keyPath: path] = value
      return true
    }
  }

  /// A property whose values are numbers in Objective-C.
  private static func row<Target: AnyObject, Value: RawRepresentable>(
    _ key: String, numbered path: ReferenceWritableKeyPath<Target, Value>
  ) -> Row where Value.RawValue == Int {
    Row(key: key, isOf: { $0 is Target }) { object, value in
      guard let target = object as? Target, let number = NibValue.convert(value, to: Int.self),
        let value = Value(rawValue: number)
      else { return false }
      target[keyPath: path] = value
      return true
    }
  }

  private static func part<Owner: AnyObject>(
    _ key: String, _ get: @escaping @MainActor (Owner) -> AnyObject?
  ) -> Part {
    Part(key: key) { ($0 as? Owner).flatMap(get) }
  }

  private static let parts = [
    part("layer") { (view: UIView) in view.layer },
    part("titleLabel") { (button: UIButton) in button.titleLabel },
    part("imageView") { (button: UIButton) in button.imageView },
    part("imageView") { (cell: UITableViewCell) in cell.imageView },
    part("textLabel") { (cell: UITableViewCell) in cell.textLabel },
    part("detailTextLabel") { (cell: UITableViewCell) in cell.detailTextLabel },
    part("contentView") { (cell: UICollectionViewCell) in cell.contentView },
    part("view") { (controller: UIViewController) in controller.view },
    part("navigationItem") { (controller: UIViewController) in controller.navigationItem },
    part("tabBarItem") { (controller: UIViewController) in controller.tabBarItem },
    part("navigationBar") { (controller: UINavigationController) in controller.navigationBar },
    part("tabBar") { (controller: UITabBarController) in controller.tabBar },
  ]

  private static let byKey = Dictionary(grouping: rows, by: \.key)
  private static let rows = layers + views + texts + controls + others

  private static let layers = [
    row("cornerRadius", \CALayer.cornerRadius), row("borderWidth", \CALayer.borderWidth),
    row("borderColor", \CALayer.borderColor), row("masksToBounds", \CALayer.masksToBounds),
    row("backgroundColor", \CALayer.backgroundColor), row("opacity", \CALayer.opacity),
    row("shadowOpacity", \CALayer.shadowOpacity), row("shadowRadius", \CALayer.shadowRadius),
    row("shadowOffset", \CALayer.shadowOffset), row("shadowColor", \CALayer.shadowColor),
    row("zPosition", \CALayer.zPosition), row("hidden", \CALayer.isHidden),
    row("opaque", \CALayer.isOpaque), row("doubleSided", \CALayer.isDoubleSided),
    row("name", \CALayer.name), row("shouldRasterize", \CALayer.shouldRasterize),
    row("rasterizationScale", \CALayer.rasterizationScale),
  ]

  private static let views = [
    row("alpha", \UIView.alpha), row("hidden", \UIView.isHidden), row("opaque", \UIView.isOpaque),
    row("tag", \UIView.tag), row("clipsToBounds", \UIView.clipsToBounds),
    row("contentMode", numbered: \UIView.contentMode),
    row("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    row("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    row("exclusiveTouch", \UIView.isExclusiveTouch),
    row("backgroundColor", \UIView.backgroundColor), row("tintColor", \UIView.tintColor),
    row("frame", \UIView.frame), row("bounds", \UIView.bounds), row("center", \UIView.center),
    row("autoresizesSubviews", \UIView.autoresizesSubviews),
    row("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
    row("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
    row(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints),
    row("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    row("accessibilityLabel", \UIView.accessibilityLabel),
    row("accessibilityHint", \UIView.accessibilityHint),
    row("accessibilityValue", \UIView.accessibilityValue),
    row("isAccessibilityElement", \UIView.isAccessibilityElement),
    row("spacing", \UIStackView.spacing),
    row("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
    row("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    row("scrollEnabled", \UIScrollView.isScrollEnabled),
    row("pagingEnabled", \UIScrollView.isPagingEnabled), row("bounces", \UIScrollView.bounces),
    row("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
    row("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
    row("rowHeight", \UITableView.rowHeight), row("separatorColor", \UITableView.separatorColor),
    row("image", \UIImageView.image), row("highlightedImage", \UIImageView.highlightedImage),
    row("highlighted", \UIImageView.isHighlighted),
  ]

  private static let texts = [
    row("text", \UILabel.text), row("text", \UITextField.text), row("text", \UITextView.text),
    row("textColor", \UILabel.textColor), row("textColor", \UITextField.textColor),
    row("textColor", \UITextView.textColor),
    row("textAlignment", numbered: \UILabel.textAlignment),
    row("textAlignment", numbered: \UITextField.textAlignment),
    row("textAlignment", numbered: \UITextView.textAlignment),
    row("lineBreakMode", numbered: \UILabel.lineBreakMode),
    row("numberOfLines", \UILabel.numberOfLines), row("enabled", \UILabel.isEnabled),
    row("highlighted", \UILabel.isHighlighted),
    row("highlightedTextColor", \UILabel.highlightedTextColor),
    row("shadowColor", \UILabel.shadowColor), row("shadowOffset", \UILabel.shadowOffset),
    row("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    row("minimumScaleFactor", \UILabel.minimumScaleFactor),
    row("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    row("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    row("placeholder", \UITextField.placeholder), row("placeholder", \UISearchBar.placeholder),
    row("secureTextEntry", \UITextField.isSecureTextEntry),
    row("editable", \UITextView.isEditable), row("selectable", \UITextView.isSelectable),
    row("text", \UISearchBar.text), row("prompt", \UISearchBar.prompt),
  ]

  private static let controls = [
    row("enabled", \UIControl.isEnabled), row("selected", \UIControl.isSelected),
    row("highlighted", \UIControl.isHighlighted), row("on", \UISwitch.isOn),
    row("onTintColor", \UISwitch.onTintColor), row("value", \UISlider.value),
    row("minimumValue", \UISlider.minimumValue), row("maximumValue", \UISlider.maximumValue),
    row("value", \UIStepper.value), row("progress", \UIProgressView.progress),
    row("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
    row("numberOfPages", \UIPageControl.numberOfPages),
    row("currentPage", \UIPageControl.currentPage),
  ]

  private static let others = [
    row("title", \UIViewController.title), row("title", \UIBarItem.title),
    row("title", \UINavigationItem.title),
    row("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
    row("image", \UIBarItem.image), row("enabled", \UIBarItem.isEnabled),
    row("tag", \UIBarItem.tag), row("tintColor", \UIBarButtonItem.tintColor),
    row("badgeValue", \UITabBarItem.badgeValue),
    row("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    row("identifier", \NSLayoutConstraint.identifier),
    row("constant", \NSLayoutConstraint.constant),
  ]
}
