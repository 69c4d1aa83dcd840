import CoreGraphics
import SceneRendering
import Scenes
import Testing
import UIKit
import WorkMeter

/// Tests the same cells from a nib and from a storyboard: the pictures are equal, the costs differ.
@MainActor
struct NibSceneTests {
  private func draw(_ scene: Scene) throws -> (bitmap: Bitmap, work: WorkTally) {
    let before = WorkMeter.tally
    let renderer = SceneRenderer(
      scene: scene, size: CGSize(width: 512, height: 384), scale: 0.5)
    let bitmap = try renderer.render(offset: CGPoint(x: 0, y: 400)).bitmap
    return (bitmap, WorkMeter.tally - before)
  }

  @Test func `a xib read for each cell results in the same picture with more work`() throws {
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

  /// In the second case study, cells with a deep hierarchy are read once, read for each cell, or
  /// drawn.
  @Test func `a wall of views costs files and objects, a drawn wall neither`() throws {
    let once = try draw(.xibCatWall).work
    let often = try draw(.rereadXibCatWall).work
    let drawn = try draw(.catWall).work
    let headers = 1
    let cells = once[.viewsCreated] - headers
    #expect(once[.nibsRead] == 1 && often[.nibsRead] == cells && drawn[.nibsRead] == 0)
    // A cell has 15 objects, among them a card, ten frames, an overlay and two labels.
    #expect(once[.nibObjectsMade] == 15 * cells && often[.nibObjectsMade] == 15 * cells)
    #expect(drawn[.nibObjectsMade] == 0 && drawn[.viewsCreated] == once[.viewsCreated])
  }

  @Test func `a storyboard is read once for its controllers and cells`() throws {
    let work = try draw(.storyboardPhotos).work
    #expect(work[.nibsRead] == 1)
    // Each cell has two objects; the controllers, the collection view and its layout are four more.
    #expect(work[.nibObjectsMade] == 2 * work[.viewsCreated] + 4)
  }
}
