import UIKit

/// A photograph that two fingers make larger and smaller; two taps show it from near by, there
/// where they are, and whole again.
final class ZoomingPhotoViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView(frame: .zero)
  private let imageView = UIImageView(image: CatPhoto.photograph)
  /// The size of the view for which the scales were chosen, in points.
  private var fittedSize = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.delegate = self
    scrollView.indicatorStyle = .white
    scrollView.contentInsetAdjustmentBehavior = .never
    imageView.frame = CGRect(origin: .zero, size: CatPhoto.size)
    scrollView.contentSize = CatPhoto.size
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
    let taps = UITapGestureRecognizer()
    taps.numberOfTapsRequired = 2
    taps.addHandler { [weak self] in self?.zoom(to: $0.location(in: self?.imageView)) }
    scrollView.addGestureRecognizer(taps)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != fittedSize, !view.bounds.isEmpty else { return }
    fittedSize = view.bounds.size
    scrollView.frame = view.bounds
    let whole = min(
      view.bounds.width / CatPhoto.size.width, view.bounds.height / CatPhoto.size.height)
    scrollView.minimumZoomScale = whole
    scrollView.maximumZoomScale = 1
    scrollView.zoomScale = whole
    scrollView.contentOffset = .zero
    center()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

  /// A photograph smaller than the screen stands in its middle.
  private func center() {
    let (bounds, content) = (scrollView.bounds.size, scrollView.contentSize)
    imageView.center = CGPoint(
      x: max(bounds.width, content.width) / 2, y: max(bounds.height, content.height) / 2)
  }

  private func zoom(to point: CGPoint) {
    guard scrollView.zoomScale == scrollView.minimumZoomScale else {
      return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    }
    let scale = scrollView.minimumZoomScale * 3
    let size = CGSize(width: view.bounds.width / scale, height: view.bounds.height / scale)
    scrollView.zoom(
      to: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }
}
