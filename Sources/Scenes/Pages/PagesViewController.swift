import UIKit

/// Pages that are turned with a finger, and a page control.
final class PagesViewController: UIViewController, UIScrollViewDelegate {
  private static let titles = ["Sea", "Sand", "Grass", "Stone", "Snow"]
  private static let hexes: [UInt32] = [0x2F_7F_B5, 0xD9_A4_4A, 0x5A_9E_6F, 0x72_78_80, 0x83_9F_C4]

  private let scrollView = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private var pages: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    pages = zip(Self.titles, Self.hexes).map { title, hex in
      let page = UILabel(frame: .zero)
      page.text = title
      page.textColor = .white
      page.font = .boldSystemFont(ofSize: 34)
      page.textAlignment = .center
      page.backgroundColor = UIColor(hex: hex)
      scrollView.addSubview(page)
      return page
    }
    dots.numberOfPages = pages.count
    view.addSubview(dots)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(
      width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
    }
    dots.frame = CGRect(x: 0, y: size.height - 40, width: size.width, height: 30)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
    dots.currentPage = min(max(0, Int(page)), pages.count - 1)
  }
}
