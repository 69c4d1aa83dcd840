import Testing
import UIKit

/// Rows about values of UIKit's objects by their Objective-C names.
@Suite struct NSObjectBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let coding = Source.guide(
    "documentation/Cocoa/Conceptual/KeyValueCoding/AccessorConventions.html")

  static let rows: Behaviours = Behaviours(of: "NSObject") {
    $0.row("a view's hidden is found by its name", .apple("uikit/uiview/ishidden")) {
      try check(UIView(), ["hidden", "isHidden"], true) { $0.isHidden }
    }
    $0.row(
      "a controller's modalInPresentation is found by its name",
      .apple("uikit/uiviewcontroller/ismodalinpresentation")
    ) {
      try check(UIViewController(), ["modalInPresentation", "isModalInPresentation"], true) {
        $0.isModalInPresentation
      }
    }
    $0.row(
      "a controller's editing is found by its name", .apple("uikit/uiviewcontroller/isediting")
    ) {
      try check(UIViewController(), ["editing", "isEditing"], true) { $0.isEditing }
    }
    $0.row("a table's editing is found by its name", .apple("uikit/uitableview/isediting")) {
      try check(UITableView(), ["editing"], true) { $0.isEditing }
    }
    $0.row(
      "a control's enabled, selected and highlighted are found by their names",
      .apple("uikit/uicontrol")
    ) {
      try check(UIControl(), ["enabled"], false) { $0.isEnabled }
      try check(UIControl(), ["selected"], true) { $0.isSelected }
      try check(UIControl(), ["highlighted"], true) { $0.isHighlighted }
    }
    $0.row(
      "a scroll view's pagingEnabled, scrollEnabled and directionalLockEnabled are found",
      .apple("uikit/uiscrollview")
    ) {
      try check(UIScrollView(), ["pagingEnabled"], true) { $0.isPagingEnabled }
      try check(UIScrollView(), ["scrollEnabled"], false) { $0.isScrollEnabled }
      try check(UIScrollView(), ["directionalLockEnabled"], true) { $0.isDirectionalLockEnabled }
      try check(UIScrollView(), ["delaysContentTouches"], false) { $0.delaysContentTouches }
    }
    $0.row("numbers are NSNumber objects", coding) {
      let view = UIView()
      view.setValue(NSNumber(value: 0.5), forKey: "alpha")
      #expect(view.alpha == 0.5 && view.value(forKey: "alpha") as? NSNumber == 0.5)
    }
    $0.row(
      "enumerations are their raw numbers", coding
    ) {
      let controller = UIViewController()
      controller.setValue(
        UIUserInterfaceStyle.dark.rawValue, forKey: "overrideUserInterfaceStyle")
      #expect(controller.overrideUserInterfaceStyle == .dark)
      controller.setValue(2, forKey: "modalPresentationStyle")
      #expect(controller.modalPresentationStyle == .formSheet)
    }
    $0.row("a key path traverses objects", coding) {
      let view = UIView()
      view.setValue(4, forKeyPath: "layer.cornerRadius")
      #expect(view.layer.cornerRadius == 4)
    }
    $0.row(
      "properties of a layer and of its subclasses are found",
      .apple("quartzcore/cashapelayer")
    ) {
      let shape = CAShapeLayer()
      shape.setValue(3, forKey: "lineWidth")
      shape.setValue(true, forKey: "geometryFlipped")
      #expect(shape.lineWidth == 3 && shape.isGeometryFlipped)
    }
    $0.row(
      "a bar button's and a bar's properties are found", .apple("uikit/uibarbuttonitem")
    ) {
      let item = UIBarButtonItem()
      item.setValue(40, forKey: "width")
      #expect(item.width == 40)
      let bar = UINavigationBar()
      bar.setValue(true, forKey: "prefersLargeTitles")
      #expect(bar.prefersLargeTitles)
    }
    $0.row(
      "a table's delegate is found as the table's, not as a scroll view's",
      .apple("uikit/uitableview/delegate")
    ) {
      let (controller, table) = (UITableViewController(), UITableView())
      table.setValue(controller, forKey: "delegate")
      #expect(table.delegate === controller && table.value(forKey: "delegate") as? NSObject != nil)
    }
    $0.row(
      "a layout's properties are found", .apple("uikit/uicollectionviewflowlayout")
    ) {
      let layout = UICollectionViewFlowLayout()
      layout.setValue(true, forKey: "sectionHeadersPinToVisibleBounds")
      layout.setValue(NSValue(cgSize: CGSize(width: 9, height: 7)), forKey: "headerReferenceSize")
      #expect(layout.sectionHeadersPinToVisibleBounds)
      #expect(layout.headerReferenceSize == CGSize(width: 9, height: 7))
    }
    $0.row(
      "a search bar's and a button's properties are found", .apple("uikit/uisearchbar")
    ) {
      let bar = UISearchBar()
      bar.setValue(true, forKey: "showsScopeBar")
      #expect(bar.showsScopeBar)
      let button = UIButton(type: .system)
      button.setValue(true, forKey: "showsTouchWhenHighlighted")
      #expect(button.showsTouchWhenHighlighted)
    }
    $0.row("a gesture's properties are found", .apple("uikit/uigesturerecognizer")) {
      let tap = UITapGestureRecognizer()
      tap.setValue(2, forKey: "numberOfTouchesRequired")
      tap.setValue(false, forKey: "enabled")
      #expect(tap.numberOfTouchesRequired == 2 && !tap.isEnabled)
    }
    $0.row(
      "the screen's and the application's values are read", .apple("uikit/uiscreen/scale"),
      scale: 3
    ) {
      #expect(UIScreen.main.value(forKey: "scale") as? NSNumber == 3)
      #expect(UIApplication.shared.value(forKey: "idleTimerDisabled") as? NSNumber == false)
    }
    $0.row(
      "a layout section's and an item's properties are found",
      .apple("uikit/nscollectionlayoutsection")
    ) {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(3), heightDimension: .fractionalHeight(1))
      #expect(size.value(forKeyPath: "heightDimension.isFractionalHeight") as? NSNumber == true)
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [item]))
      section.setValue(4, forKey: "interGroupSpacing")
      let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.setValue(NSValue(directionalEdgeInsets: insets), forKey: "contentInsets")
      section.setValue(
        UICollectionLayoutSectionOrthogonalScrollingBehavior.paging.rawValue,
        forKey: "orthogonalScrollingBehavior")
      #expect(section.interGroupSpacing == 4 && section.contentInsets == insets)
      #expect(section.orthogonalScrollingBehavior == .paging)
    }
    $0.row(
      "a paragraph style's and a text container's properties are found",
      .apple("uikit/nsmutableparagraphstyle")
    ) {
      let style = NSMutableParagraphStyle()
      style.setValue(3, forKey: "lineSpacing")
      style.setValue(NSTextAlignment.right.rawValue, forKey: "alignment")
      #expect(style.lineSpacing == 3 && style.alignment == .right)
      let copied = try #require(style.copy() as? NSParagraphStyle)
      #expect(copied.value(forKey: "lineSpacing") as? NSNumber == 3)
      let text = UITextView()
      text.setValue(0, forKeyPath: "textContainer.lineFragmentPadding")
      text.setValue(2, forKeyPath: "textContainer.maximumNumberOfLines")
      #expect(text.textContainer.lineFragmentPadding == 0)
      #expect(text.textContainer.maximumNumberOfLines == 2)
    }
    $0.row("structs are set by their boxes", coding) {
      let (view, layer, item) = (UIView(), CALayer(), UITabBarItem())
      let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.setValue(NSValue(uiEdgeInsets: margins), forKey: "layoutMargins")
      let transform = CGAffineTransform(scaleX: 2, y: 3)
      view.setValue(NSValue(cgAffineTransform: transform), forKey: "transform")
      layer.setValue(
        NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)), forKey: "sublayerTransform")
      let offset = UIOffset(horizontal: 2, vertical: 3)
      item.setValue(NSValue(uiOffset: offset), forKey: "titlePositionAdjustment")
      #expect(view.layoutMargins == margins && view.transform == transform)
      #expect(layer.sublayerTransform.m33 == 4 && item.titlePositionAdjustment == offset)
    }
    $0.row("text sets a string constant that may be nil", coding) {
      let field = UITextField()
      field.setValue("username", forKey: "textContentType")
      #expect(field.textContentType == .username)
      field.setValue(nil, forKey: "textContentType")
      #expect(field.textContentType == nil)
    }
  }

  @MainActor private static func check<Object: NSObject, Value: Equatable>(
    _ object: Object, _ keys: [String], _ value: Value, _ read: (Object) -> Value
  ) throws {
    for key in keys {
      object.setValue(value, forKey: key)
      #expect(read(object) == value, "\(key) is set")
      let found = try #require(object.value(forKey: key) as? NSNumber, "\(key) is read")
      #expect(found.boolValue as? Value == value)
    }
  }
}
