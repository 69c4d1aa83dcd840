import Testing
import UIKit

/// Tests the forms in which source calls a flow layout's delegate.
@MainActor @Suite struct OptionalFlowDelegateTests {
  class Empty: UICollectionViewDelegateFlowLayout {}

  class SizeOnly: UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30 + indexPath.item, height: 40) }
  }

  final class Full: SizeOnly {}

  /// A delegate whose result depends on other calls, some of whose methods are missing.
  final class Nesting: UICollectionViewDelegateFlowLayout {
    let other: any UICollectionViewDelegateFlowLayout = Empty()

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      // The object lacks the method; the call is written with and without the question mark.
      let missing = other.collectionView?(collectionView, layout: layout, sizeForItemAt: indexPath)
      let bare = other.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
      // This object lacks the other methods itself.
      let this: any UICollectionViewDelegateFlowLayout = self
      _ = this.collectionView(collectionView, layout: layout, insetForSectionAt: 0)
      let inset = this.collectionView?(collectionView, layout: layout, insetForSectionAt: 0)
      return missing == nil && inset == nil ? CGSize(width: 5, height: bare.height + 6) : bare
    }
  }

  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let path = IndexPath(item: 2, section: 0)

  init() {
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  @Test func aMissingMethodAnswersNilInEveryForm() {
    let delegate: (any UICollectionViewDelegateFlowLayout)? = Empty()
    #expect(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
    #expect(
      delegate?.collectionView?(view, layout: layout, sizeForItemAt: path).height ?? -1 == -1)
    #expect(
      (delegate?.collectionView?(view, layout: layout, insetForSectionAt: 0)).map(\.left) == nil)
    let size =
      delegate?.collectionView?(view, layout: layout, sizeForItemAt: path)
      ?? CGSize(width: 7, height: 8)
    #expect(size == CGSize(width: 7, height: 8))
    if let spacing = delegate?.collectionView?(
      view, layout: layout, minimumLineSpacingForSectionAt: 0)
    {
      Issue.record("there is no line spacing, but \(spacing)")
    }
    switch delegate?.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0) {
    case .some: Issue.record("there is no item spacing")
    case nil: break
    }
    #expect(
      delegate?.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0) == nil)
    #expect(
      delegate?.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0) == nil)
    #expect(delegate?.collectionView?(view, didSelectItemAt: path) == nil)
    #expect(delegate?.scrollViewDidScroll?(view) == nil)
  }

  @Test func aPresentMethodAnswersInEveryForm() {
    for delegate in [SizeOnly(), Full()] as [any UICollectionViewDelegateFlowLayout] {
      let size = delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
      #expect(size == CGSize(width: 32, height: 40))
      let forced: CGSize = delegate.collectionView!(view, layout: layout, sizeForItemAt: path)
      #expect(forced == CGSize(width: 32, height: 40))
      let width = delegate.collectionView!(view, layout: layout, sizeForItemAt: path).width + 1
      #expect(width == 33)
      let height: CGFloat? =
        delegate.collectionView?(view, layout: layout, sizeForItemAt: path).height
      #expect(height == 40)
      guard let again = delegate.collectionView?(view, layout: layout, sizeForItemAt: path) else {
        Issue.record("the delegate has sizes")
        continue
      }
      #expect(again.width == 32)
      #expect(delegate.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
    }
  }

  @Test func theMarkSurvivesNesting() {
    let delegate: any UICollectionViewDelegateFlowLayout = Nesting()
    for _ in 0..<3 {
      #expect(
        delegate.collectionView?(view, layout: layout, sizeForItemAt: path)
          == CGSize(width: 5, height: 6))
      #expect(delegate.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
    }
  }

  @Test func aSubclassIsSeenWhereItOverrides() {
    class Base: SizeOnly {}
    final class Overriding: Base {
      override func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 1, height: 2) }
    }
    // This is the limit that MissingRequirement documents: iOS would find this method.
    final class Adding: Base {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let overriding: any UICollectionViewDelegateFlowLayout = Overriding()
    #expect(
      overriding.collectionView?(view, layout: layout, sizeForItemAt: path)
        == CGSize(width: 1, height: 2))
    let adding: any UICollectionViewDelegateFlowLayout = Adding()
    #expect(adding.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
  }

  @Test func aDelegateIsNarrowedByItsView() {
    let delegate = SizeOnly()
    view.delegate = delegate
    #expect(view.delegate === delegate)
    #expect((view as UIScrollView).delegate === delegate)
    #expect(
      (view.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView?(
        view, layout: layout, sizeForItemAt: path) == CGSize(width: 32, height: 40))
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) == nil)
    view.delegate = nil
    #expect((view as UIScrollView).delegate == nil)
  }

  final class Counting: SizeOnly {
    private(set) var count = 0

    override func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      count += 1
      return super.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// Each form of a call counts once: the check whether a method exists is not a call.
  @Test func everyCallIsOneCall() {
    let counting = Counting()
    let delegate: any UICollectionViewDelegateFlowLayout = counting
    var width: CGFloat = 0
    for _ in 0..<1_000 {
      width += delegate.collectionView?(view, layout: layout, sizeForItemAt: path)?.width ?? 0
      width += delegate.collectionView?(view, layout: layout, sizeForItemAt: path).width ?? 0
      width += delegate.collectionView!(view, layout: layout, sizeForItemAt: path).width
    }
    #expect(counting.count == 3_000)
    #expect(width == 96_000)
  }
}
