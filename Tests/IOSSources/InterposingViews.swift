import UIKit

/// A scroll view that listens to itself and passes everything on to the delegate it was given.
class ObservedScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var outer: UIScrollViewDelegate?
  private(set) var offsets: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    super.delegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.delegate = self
  }

  override var delegate: UIScrollViewDelegate? {
    get { return outer }
    set { outer = newValue }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    outer?.scrollViewDidScroll?(scrollView)
  }
}

/// A collection view that puts a proxy between itself and its delegate and data source.
class ProxyCollectionView: UICollectionView {
  final class Proxy: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    weak var delegate: UICollectionViewDelegate?
    weak var dataSource: UICollectionViewDataSource?
    private(set) var shown: [IndexPath] = []

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      shown.append(indexPath)
      delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      return (dataSource?.numberOfSections?(in: collectionView) ?? 1) + 1
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      guard section > 0 else { return 1 }
      return dataSource?.collectionView(collectionView, numberOfItemsInSection: section - 1) ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      guard indexPath.section > 0, let dataSource = dataSource else {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "extra", for: indexPath)
      }
      return dataSource.collectionView(collectionView, cellForItemAt: indexPath)
    }
  }

  let proxy = Proxy()
  private(set) var layouts = 0

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "extra")
    super.delegate = proxy
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var delegate: UICollectionViewDelegate? {
    get { return proxy.delegate }
    set { proxy.delegate = newValue }
  }

  override var dataSource: UICollectionViewDataSource? {
    get { return proxy.dataSource }
    set {
      proxy.dataSource = newValue
      super.dataSource = newValue == nil ? nil : proxy
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override var contentOffset: CGPoint {
    didSet {
      if contentOffset != oldValue { backgroundColor = .gray }
    }
  }
}
