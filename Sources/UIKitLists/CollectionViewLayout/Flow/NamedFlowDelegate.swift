/// A delegate with methods of ``UICollectionViewDelegateFlowLayout`` but without the conformance,
/// such as `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)`. As on iOS, a flow layout
/// calls them by their Objective-C names, which the source tool keeps.
final class NamedFlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let delegate: AnyObject
  private let methods: [Selector: ObjectiveCMembers.Method]

  private enum Selector: String, CaseIterable {
    case size = "collectionView:layout:sizeForItemAtIndexPath:"
    case insets = "collectionView:layout:insetForSectionAtIndex:"
    case lineSpacing = "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
    case interitemSpacing = "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"
    case header = "collectionView:layout:referenceSizeForHeaderInSection:"
    case footer = "collectionView:layout:referenceSizeForFooterInSection:"
  }

  /// Creates a delegate; nil for an object without any of the methods.
  init?(_ delegate: AnyObject) {
    self.delegate = delegate
    var methods: [Selector: ObjectiveCMembers.Method] = [:]
    for selector in Selector.allCases {
      methods[selector] = ObjectiveCMembers.method(of: selector.rawValue, in: type(of: delegate))
    }
    guard !methods.isEmpty else { return nil }
    self.methods = methods
  }

  private func ask<Value>(_ selector: Selector, _ arguments: Any...) -> Value? {
    let values = MethodArguments(values: arguments, method: selector.rawValue)
    return methods[selector]?(delegate, values) as? Value
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    if let size: CGSize = ask(.size, view, layout, path) { return size }
    MissingRequirement.mark(self, .collectionViewLayoutSizeForItemAt)
    return .zero
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    if let insets: UIEdgeInsets = ask(.insets, view, layout, section) { return insets }
    MissingRequirement.mark(self, .collectionViewLayoutInsetForSectionAt)
    return .zero
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    if let spacing: CGFloat = ask(.lineSpacing, view, layout, section) { return spacing }
    MissingRequirement.mark(self, .collectionViewLayoutMinimumLineSpacingForSectionAt)
    return 0
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    if let spacing: CGFloat = ask(.interitemSpacing, view, layout, section) { return spacing }
    MissingRequirement.mark(self, .collectionViewLayoutMinimumInteritemSpacingForSectionAt)
    return 0
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    if let size: CGSize = ask(.header, view, layout, section) { return size }
    MissingRequirement.mark(self, .collectionViewLayoutReferenceSizeForHeaderInSection)
    return .zero
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    if let size: CGSize = ask(.footer, view, layout, section) { return size }
    MissingRequirement.mark(self, .collectionViewLayoutReferenceSizeForFooterInSection)
    return .zero
  }
}
