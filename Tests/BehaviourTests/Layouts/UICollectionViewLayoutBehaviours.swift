import Testing
import UIKit

@Suite struct UICollectionViewLayoutBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UICollectionViewLayout") {
    addBase(to: &$0)
    addPasses(to: &$0)
    addContexts(to: &$0)
    addUpdates(to: &$0)
    addElements(to: &$0)
    addBounds(&$0)
  }

  /// Adds rows about the results of the class itself.
  private static func addBase(to list: inout Behaviours) {
    let path = IndexPath(item: 0, section: 0)
    list.row(
      "the base class has no content",
      .apple("uikit/uicollectionviewlayout/collectionviewcontentsize")
    ) { #expect(UICollectionViewLayout().collectionViewContentSize == .zero) }
    list.row(
      "the base class returns nil for the elements in a rectangle",
      .apple("uikit/uicollectionviewlayout/layoutattributesforelements(in:)")
    ) {
      let layout = UICollectionViewLayout()
      #expect(
        layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    }
    list.row(
      "the base class does not invalidate for new bounds",
      .apple("uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)")
    ) {
      let layout = UICollectionViewLayout()
      #expect(
        !layout.shouldInvalidateLayout(
          forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    list.row(
      "the base class does not invalidate for preferred sizes",
      .apple(
        "uikit/uicollectionviewlayout/"
          + "shouldinvalidatelayout(forpreferredlayoutattributes:withoriginalattributes:)")
    ) {
      let (old, new) = (
        UICollectionViewLayoutAttributes(forCellWith: path),
        UICollectionViewLayoutAttributes(forCellWith: path)
      )
      new.size = CGSize(width: 40, height: 40)
      #expect(
        !UICollectionViewLayout().shouldInvalidateLayout(
          forPreferredLayoutAttributes: new, withOriginalAttributes: old))
    }
    list.row(
      "the base class accepts proposed offsets",
      .apple("uikit/uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:)")
    ) {
      let (layout, point) = (UICollectionViewLayout(), CGPoint(x: 12, y: 34))
      #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
      #expect(
        layout.targetContentOffset(
          forProposedContentOffset: point, withScrollingVelocity: CGPoint(x: 1, y: 0)) == point)
    }
    list.row(
      "the base class has no initial or final attributes",
      .apple("uikit/uicollectionviewlayout/initiallayoutattributesforappearingitem(at:)")
    ) {
      let layout = UICollectionViewLayout()
      #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
      #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
      #expect(
        layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: "badge", at: path) == nil)
      #expect(
        layout.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: "shelf", at: path) == nil)
    }
    list.row(
      "the base class adds and removes no views of its own in an update",
      .apple("uikit/uicollectionviewlayout/indexpathstoinsertforsupplementaryview(ofkind:)")
    ) {
      let layout = UICollectionViewLayout()
      #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "badge") == [])
      #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "badge") == [])
      #expect(layout.indexPathsToInsertForDecorationView(ofKind: "shelf") == [])
      #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "shelf") == [])
    }
    list.row(
      "attributes and contexts have UIKit's classes unless a subclass overrides them",
      .apple("uikit/uicollectionviewlayout/layoutattributesclass")
    ) {
      let classes: [AnyClass] = [
        UICollectionViewLayout.layoutAttributesClass,
        UICollectionViewLayout.invalidationContextClass,
      ]
      #expect(
        classes.map(ObjectIdentifier.init) == [
          ObjectIdentifier(UICollectionViewLayoutAttributes.self),
          ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self),
        ])
    }
    list.row(
      "a context of the base class invalidates and adjusts nothing",
      .apple("uikit/uicollectionviewlayoutinvalidationcontext/contentoffsetadjustment")
    ) {
      let context = UICollectionViewLayoutInvalidationContext()
      #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
      #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
      #expect(context.invalidatedItemIndexPaths == nil)
    }
  }
}
