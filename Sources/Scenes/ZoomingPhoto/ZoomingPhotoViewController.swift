import UIKit

/// A photograph with pinch to zoom; a double tap zooms in at its location, and out again.
final class ZoomingPhotoViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView(frame: .zero)
  private let imageView = UIImageView(image: CatPhoto.photograph)
  /// The size of the view for which the zoom scales were computed, in points.
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

  /// Centres a photograph that is smaller than the screen.
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
