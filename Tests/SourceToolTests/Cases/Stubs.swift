import AVFoundation
import MapKit
import MediaPlayer
import Motion
import SwiftUI
import UIKit

#if canImport(MapKit)
  private let hasMaps = true
#else
  private let hasMaps = false
#endif

private final class PlaceView: UIView, MKMapViewDelegate {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
  lazy var film = AVPlayerLayer(player: player)
  let motion = MotionView(name: "heart")
  let empty = MKMapView(frame: .zero)
  let framed = MotionView(frame: CGRect(x: 1, y: 2, width: 3, height: 4), name: "fox")
  let unframed = MotionView(frame: .zero, name: "owl")
  var preset: AVCaptureSession.Preset?

  func start() {
    map.delegate = self
    map.showsUserLocation = true
    map.setRegion(MKCoordinateRegion(center: nil, span: nil), animated: true)
    film.videoGravity = .resizeAspect
    film.frame = bounds
    layer.addSublayer(film)
    player.play()
    preset = AVCaptureSession.Preset.high
    _ = AVCaptureDevice.default(for: .video)
    motion.loopMode = .loop
    addSubview(map)
  }

  var volume: Float { player.volume }
  var title: String? { map.title }
  var isMuted: Bool { player.isMuted }
}

private struct NumberBadge: View {
  let text: String
  @State var isOn = false

  var body: some View {
    VStack { Text(text).font(.title) }
  }
}

#Preview {
  NumberBadge(text: "1")
}

/// The kinds of these names do not follow from their endings.
private final class MemoryCache: MotionCache {}

private func word(for loop: MotionLoop) -> String {
  switch loop {
  case .once: return "once"
  case .loop: return "for ever"
  }
}

private func namedKindCases() {
  let motion = MotionView(name: "fox")
  let cache: MotionCache = MemoryCache()
  expect(cache is MemoryCache, "a protocol")
  expectEqual(MotionLoop.allCases.map(word), ["once", "for ever"])
  var loop: MotionLoop = .loop
  loop = motion.loopMode
  expectEqual(loop, .once)
  motion.loopMode = MotionLoop.loop
  let pace = MotionPace.slow
  expect(pace == .slow && pace != .fast, "cases that are used")
  if let film = MotionFilm.named("fox", bundle: .main) { expect(false, "\(film) exists") }
  guard let film = MotionFilm(name: "owl") else { return }
  expect(false, "\(film) exists")
}

/// Names of frameworks are known by their prefixes.
private func knownNameCases() {
  let info = MPNowPlayingInfoCenter.default()
  info.nowPlayingInfo = ["title": "Fox"]
  let volume = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
  expectEqual(volume.frame.width, 5)
}

private final class Pin: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor name: String) -> MKAnnotationView? {
    MKMarkerAnnotationView(annotation: name, reuseIdentifier: nil)
  }
  func decide(_ handler: (AVPlayerWaitingPolicy) -> Void) { handler(.evaluating) }
  func allow(_ handler: (AVPresentationOptions) -> Void) { handler([.banner, .sound]) }
}

/// Arguments, closures and cases of a framework's objects have no types here.
private func untypedCases() {
  let session: AVAudioSession? = AVAudioSession.sharedInstance()
  try? session?.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers, .duck])
  session?.requestRecordPermission { isGranted in expect(false, "called with \(isGranted)") }
  let center = MPRemoteCommandCenter.shared()
  center.playCommand.addTarget { _ in .success }
  AVCaptureDevice.requestAccess(for: .video) { expect(false, "called with \($0)") }
  center.request(toShare: [], read: [])
  var found = "other"
  switch AVCaptureDevice.authorizationStatus(for: .video) {
  case .authorized: found = "authorized"
  case .denied, .restricted: found = "denied"
  @unknown default: break
  }
  expectEqual(found, "other")
  let pin = Pin()
  var heard: [String] = []
  pin.decide { heard.append($0 == .evaluating ? "evaluating" : "other") }
  pin.allow {
    heard.append($0.contains(.sound) && !$0.contains(.mixWithOthers) ? "sound" : "other")
  }
  expectEqual(heard, ["evaluating", "sound"])
  let view: UIView? = pin.mapView(MKMapView(), viewFor: "fox")
  expect(view is MKAnnotationView, "a kind of view")
  let button = MPPlayButton(type: .large)
  button.addTarget(pin, action: #selector(NSObject.copy), for: .touchUpInside)
  expect(button.isEnabled, "a control")
}

/// Constants are texts, and names of notifications.
private func constantCases() {
  let info: [String: Any] = [MPMediaItemPropertyTitle: "Fox"]
  MPNowPlayingInfoCenter.default().nowPlayingInfo = info
  expectEqual(info["MPMediaItemPropertyTitle"] as? String, "Fox")
  nonisolated(unsafe) var count = 0
  let center = NotificationCenter()
  let observer = center.addObserver(
    forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
  ) { _ in count += 1 }
  center.post(name: Notification.Name.AVPlayerItemDidPlayToEndTime, object: nil)
  expectEqual(count, 1)
  center.removeObserver(observer)
  MPRemoteCommandCenter.shared().accuracy = kAVAccuracyBest
}

/// Returns the brightness of a view's corner.
private func brightness(_ view: UIView) -> CGFloat {
  let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  }
  guard let image = image.cgImage, let data = image.dataProvider?.data else { return -1 }
  return CGFloat((data as Data)[4 * image.width * 5 + 21]) / 255
}

func stubCases() {
  namedKindCases()
  knownNameCases()
  untypedCases()
  constantCases()
  expect(hasMaps, "a stubbed module can be imported")
  let place = PlaceView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  place.start()
  expect(place.map.superview === place && place.film.superlayer === place.layer, "a view, a layer")
  expectEqual(place.empty.frame, .zero)
  expectEqual(place.framed.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  expectEqual(place.unframed.frame, .zero)
  expectEqual(place.volume, 0)
  expectEqual(place.title, nil)
  expect(!place.isMuted, "a flag")
  expect(abs(brightness(place.map) - 0.88) < 0.01, "a grey box")
  let host = UIHostingController(rootView: NumberBadge(text: "7"))
  host.loadViewIfNeeded()
  expectEqual(host.rootView.text, "7")
  host.view.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
  expect(abs(brightness(host.view) - 0.88) < 0.01, "a grey box of a controller")
}
