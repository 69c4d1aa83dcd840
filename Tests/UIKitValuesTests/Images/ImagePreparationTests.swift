import Staging
import Synchronization
import Testing
import UIKit

/// Tests images that are prepared in the background.
@MainActor
@Suite struct ImagePreparationTests {
  /// An image two points wide and one high, at two pixels per point: red, then blue.
  private let image = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 2, height: 1)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }()

  @Test func aPreparedImageIsTheSameImage() {
    let prepared = image.withRenderingMode(.alwaysTemplate).preparingForDisplay()
    #expect(prepared?.size == CGSize(width: 2, height: 1))
    #expect(prepared?.cgImage == image.cgImage)
    #expect(prepared?.renderingMode == .alwaysTemplate)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test func aThumbnailHasTheSizeRequestedAndTheImagesScale() throws {
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 8, height: 3)))
    #expect(thumbnail.size == CGSize(width: 8, height: 3))
    #expect(thumbnail.scale == 2)
    let pixels = try #require(thumbnail.cgImage)
    let corners = pixels.withBGRA { bytes, row in
      [bytes.load(as: UInt32.self), bytes.load(fromByteOffset: 5 * row + 60, as: UInt32.self)]
    }
    #expect(corners == [0xFFFF_0000, 0xFF00_00FF])
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func theAsyncMethodsGiveWhatTheOthersGive() async {
    #expect(await image.byPreparingForDisplay()?.cgImage == image.cgImage)
    let size = CGSize(width: 4, height: 4)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    #expect(await UIImage().byPreparingForDisplay() == nil)
  }

  /// The main queue does not run until the test ends. A block that the handler dispatches to it
  /// cannot run, so the picture is an error instead of blank.
  @Test func aPictureWaitsForTheHandlerAndTheMainQueue() {
    _ = LoadRegistry.current.wait()
    let calls = Mutex(0)
    image.prepareForDisplay { _ in calls.withLock { $0 += 1 } }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(
      throws: LoadError.neverEnded(["prepareForDisplay of an image of 4 × 2 pixels"])
    ) { try view.loadedSnapshotBitmap(scale: 1) }
    #expect(calls.withLock { $0 } == 1)
  }

  @Test func theHandlersAreCalledOffTheMainThread() async {
    let prepared = await withCheckedContinuation { continuation in
      image.prepareThumbnail(of: CGSize(width: 1, height: 1)) {
        continuation.resume(returning: $0?.size)
      }
    }
    #expect(prepared == CGSize(width: 1, height: 1))
  }
}
