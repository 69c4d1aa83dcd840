import CoreGraphics
import SceneRendering
import Scenes
import Testing
import WorkMeter

@testable import UIKit

/// The seeds' cells from a nib and from a storyboard: pictures are equal, what they cost is not.
@MainActor
struct NibSceneTests {
  private func draw(_ scene: Scene) throws -> (bitmap: Bitmap, work: WorkTally) {
    let before = WorkMeter.tally
    let renderer = SceneRenderer(
      scene: scene, size: CGSize(width: 512, height: 384), scale: 0.5)
    let bitmap = try renderer.render(offset: CGPoint(x: 0, y: 400)).bitmap
    return (bitmap, WorkMeter.tally - before)
  }

  @Test func `a xib read for each cell gives the same picture and more work`() throws {
    let once = try draw(.nibPhotos)
    let often = try draw(.rereadNibPhotos)
    let (first, second) = (once.bitmap, often.bitmap)
    #expect(first.width == second.width && first.height == second.height)
    #expect(first.bytesPerRow == second.bytesPerRow)
    #expect(memcmp(first.pixels, second.pixels, first.bytesPerRow * first.height) == 0)
    #expect(once.work[.nibsRead] == 1)
    #expect(often.work[.nibsRead] == often.work[.viewsCreated])
    #expect(once.work[.nibObjectsMade] == 2 * once.work[.viewsCreated])
  }

  @Test func `a storyboard is read once for its controllers and cells`() throws {
    let work = try draw(.storyboardPhotos).work
    #expect(work[.nibsRead] == 1)
    // Two for each cell; the controllers, the collection view and its layout.
    #expect(work[.nibObjectsMade] == 2 * work[.viewsCreated] + 4)
  }
}
