import Foundation
import InterfaceBuilder
import QuartzCore
import SeededRandom
import Sessions
import UIKit

/// Creates broken documents, reads them, creates their views, and lays out and draws them. The
/// document of a number is always the same.
@MainActor
struct NibFuzzer {
  let seed: UInt64
  let corpus: NibCorpus

  /// The result of a document.
  struct Outcome {
    let index: Int
    let isMade: Bool
    /// The processor time in seconds.
    let seconds: Double
  }

  nonisolated init(seed: UInt64, corpus: NibCorpus) {
    self.seed = seed
    self.corpus = corpus
  }

  /// Returns the document of a number.
  nonisolated func document(_ index: Int) -> [UInt8] {
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9 &+ UInt64(index))
    for _ in 0..<3 { _ = random.next() }
    var mutation = NibMutation(corpus: corpus, random: random)
    return mutation.document()
  }

  /// Draws a document on a screen that ends endless layouts. It is drawn, or rejected with a line
  /// and a message.
  func run(_ index: Int) -> Outcome {
    let start = Self.processorSeconds
    let bytes = document(index)
    var isMade = true
    ProgrammerWarning.$areMessagesLogged.withValue(false) {
      RenderSession.fresh().present {
        LayoutLoopRecord.current.toleratesLayoutLoops = true
        do throws(DocumentError) {
          try Self.draw(bytes)
        } catch {
          precondition(error.line > 0 && !error.problem.isEmpty, "\(index): \(error.sentence)")
          isMade = false
        }
      }
    }
    return Outcome(index: index, isMade: isMade, seconds: Self.processorSeconds - start)
  }

  private static func draw(_ bytes: [UInt8]) throws(DocumentError) {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    let isStoryboard = head.contains("Storyboard.XIB")
    try isStoryboard ? drawStoryboard(Data(bytes)) : drawXib(Data(bytes))
  }

  private static func drawXib(_ data: Data) throws(DocumentError) {
    let objects = try UINib(previewOf: data).objects(owner: nil)
    for case let view as UIView in objects where view.superview == nil {
      let controller = UIViewController()
      controller.view.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
      show(controller)
    }
  }

  private static func drawStoryboard(_ data: Data) throws(DocumentError) {
    let storyboard = try UIStoryboard(data: data, name: "Main", isPreview: true)
    for name in storyboard.sceneNames {
      if let controller = storyboard.controller(ofScene: name) { show(controller) }
    }
  }

  /// Draws a controller on a screen.
  private static func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    window.rootViewController = controller
    showPrototypes(of: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    let size = CGSize(width: 60, height: 60)
    _ = UIGraphicsImageRenderer(size: size, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
    window.rootViewController = nil
  }

  private static func showPrototypes(of controller: UIViewController) {
    controller.view.showPrototypesWithoutData()
    for child in controller.children { showPrototypes(of: child) }
  }

  private static let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
