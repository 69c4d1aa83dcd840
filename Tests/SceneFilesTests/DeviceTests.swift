import Testing
import UIKit

@testable import SceneFiles

/// Tests scenes on the screens of devices.
@MainActor
@Suite struct DeviceTests {
  private func file(_ screen: String, _ rest: String = "") throws -> SceneFile {
    try SceneFile(
      """
      screen: {\(screen)}
      styles: {a: {backgroundColor: systemTeal}}
      sections: [{items: [1, 2, 3]}]
      \(rest)
      """)
  }

  @Test func aNamedDeviceHasASafeAreaAndNothingElseHas() throws {
    let upright = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(try file("device: iPhone15").edges.safeAreaInsets == upright)
    let sideways = try file("device: iPhone15, orientation: landscape")
    #expect(sideways.size == CGSize(width: 852, height: 393) && sideways.scale == 3)
    #expect(
      sideways.edges.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(try file("device: iPhone15, size: [9, 9]").edges == ScreenEdges())
    let unnamed = try file("orientation: landscape")
    #expect(unnamed.edges == ScreenEdges() && unnamed.size == sideways.size)
  }

  /// The safe area is an inset, even for content that does not scroll.
  @Test func contentKeepsOffTheSafeArea() throws {
    let device = try file("device: iPhoneSE, scale: 1").pixels()
    let inset = try file(
      "size: [375, 667], scale: 1", "collectionView: {contentInset: [20, 0, 0, 0]}")
    #expect(device == (try inset.pixels()))
    let never = try file(
      "device: iPhoneSE, scale: 1", "collectionView: {contentInsetAdjustmentBehavior: never}")
    #expect(try never.pixels() == file("size: [375, 667], scale: 1").pixels())
    #expect(try never.pixels() != device)
  }

  @Test func itemsKeepOffTheSidesWithAnInsetReference() throws {
    let layout = "sectionInsetReference: fromSafeArea, itemSize: {columns: 2, height: 40}"
    let device = try file(
      "device: iPhone13, orientation: landscape, scale: 1", "layout: {\(layout)}")
    let inset = try file(
      "size: [844, 390], scale: 1",
      "layout: {sectionInset: [0, 47], itemSize: {columns: 2, height: 40}}")
    #expect(try device.pixels() == inset.pixels())
  }
}
