import Testing
import UIKit

@testable import UIKitLists

/// Invalid item sizes from any source trap with a message similar to UIKit's.
@Suite struct ItemSizeTests {
  struct Given: Codable, Sendable, CustomTestStringConvertible {
    let width: String
    let height: String
    let source: Source
    let sentence: String
    var testDescription: String { "\(width) × \(height), \(source.rawValue)" }
  }

  enum Source: String, CaseIterable, Codable { case delegate, property, estimate, cell }

  static let negative = "negative sizes are not supported in the flow layout: "
  static let given = Source.allCases.flatMap { source in
    let item = source == .delegate ? "of the item [0,1]" : "of the item [0,0]"
    return [
      Given(width: "-1", height: "20", source: source, sentence: "\(negative)[-1.0 20.0] \(item)"),
      Given(
        width: "nan", height: "20", source: source,
        sentence: "CALayer bounds contains NaN: [nan 20.0] \(item)"),
      Given(
        width: "20", height: "inf", source: source,
        sentence: "CALayer bounds contains infinity: [20.0 inf] \(item)"),
    ]
  }

  @Test(arguments: given) func stops(_ given: Given) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [given] in
      await MainActor.run {
        let size = CGSize(
          width: Double(given.width) ?? 0, height: Double(given.height) ?? 0)
        let list = SizedList(size, from: given.source)
        withExtendedLifetime(list) { list.view.layoutIfNeeded() }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("*** Terminating app due to uncaught exception"))
    #expect(text.contains(given.sentence), "\(text)")
  }
}

/// Two items; the delegate's second one, or all of other sources, has a given size.
@MainActor
private final class SizedList: NSObject, UICollectionViewDataSource {
  final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    let size: CGSize
    init(_ size: CGSize) { self.size = size }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { indexPath.item == 1 ? size : CGSize(width: 10, height: 10) }
  }

  final class Cell: UICollectionViewCell {
    static var wish = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = Self.wish
      return layoutAttributes
    }
  }

  let view: UICollectionView
  private let delegate: Delegate

  init(_ size: CGSize, from source: ItemSizeTests.Source) {
    let layout = UICollectionViewFlowLayout()
    delegate = Delegate(size)
    Cell.wish = CGSize(width: 10, height: 10)
    switch source {
    case .delegate: break
    case .property: layout.itemSize = size
    case .estimate: layout.estimatedItemSize = size
    case .cell:
      layout.estimatedItemSize = CGSize(width: 10, height: 10)
      Cell.wish = size
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    if source == .delegate { view.delegate = delegate }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
