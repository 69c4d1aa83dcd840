import Testing
import UIKit

/// Tests that missing modules of Apple's cannot be imported without the source tool.
@Suite struct ModulesTests {
  @Test func whatIsNotHereCannotBeImported() {
    var found: [String] = []
    #if canImport(SwiftUI)
      found.append("SwiftUI")
    #endif
    #if canImport(WebKit)
      found.append("WebKit")
    #endif
    #if canImport(SpriteKit)
      found.append("SpriteKit")
    #endif
    #if canImport(SceneKit)
      found.append("SceneKit")
    #endif
    #if canImport(AppKit) || canImport(Cocoa) || canImport(WatchKit)
      found.append("AppKit")
    #endif
    #if canImport(MapKit) || canImport(AVFoundation) || canImport(CoreImage)
      found.append("MapKit")
    #endif
    #if canImport(os) || canImport(OSLog) || canImport(ObjectiveC) || canImport(Darwin)
      found.append("os")
    #endif
    #expect(found == [])
  }
}
