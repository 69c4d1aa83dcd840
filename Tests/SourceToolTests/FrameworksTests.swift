import Foundation
import Testing

/// Tests the tool's table of Apple's frameworks.
@Suite struct FrameworksTests {
  private let build = PackageBuild()

  /// Frameworks with the prefixes of their names.
  private static let prefixes = [
    "ARKit": "AR", "AVFoundation": "AV", "AVKit": "AV", "Accounts": "AC", "AdSupport": "AS",
    "AppTrackingTransparency": "AT", "AuthenticationServices": "AS", "BackgroundTasks": "BG",
    "BusinessChat": "BC", "CallKit": "CX", "CarPlay": "CP", "ClassKit": "CLS", "CloudKit": "CK",
    "Contacts": "CN", "ContactsUI": "CN", "CoreBluetooth": "CB", "CoreHaptics": "CH",
    "CoreImage": "CI", "CoreLocation": "CL", "CoreMIDI": "MIDI", "CoreML": "ML", "CoreMedia": "CM",
    "CoreMotion": "CM", "CoreNFC": "NFC", "CoreSpotlight": "CS", "CoreVideo": "CV",
    "CryptoTokenKit": "TK", "DeviceCheck": "DC", "EventKit": "EK", "EventKitUI": "EK",
    "ExposureNotification": "EN", "ExternalAccessory": "EA", "GLKit": "GLK",
    "GameController": "GC", "GameKit": "GK", "GameplayKit": "GK", "HealthKit": "HK",
    "HealthKitUI": "HK", "HomeKit": "HM", "IdentityLookup": "IL", "Intents": "IN",
    "IntentsUI": "IN", "JavaScriptCore": "JS", "LinkPresentation": "LP",
    "LocalAuthentication": "LA", "MapKit": "MK", "MediaAccessibility": "MA", "MediaPlayer": "MP",
    "MessageUI": "MF", "Messages": "MS", "Metal": "MTL", "MetalKit": "MTK",
    "MetalPerformanceShaders": "MPS", "MetricKit": "MX", "ModelIO": "MDL",
    "MultipeerConnectivity": "MC", "NaturalLanguage": "NL", "NearbyInteraction": "NI",
    "Network": "NW", "NetworkExtension": "NE", "NotificationCenter": "NC", "PDFKit": "PDF",
    "PassKit": "PK", "PencilKit": "PK", "Photos": "PH", "PhotosUI": "PH", "PushKit": "PK",
    "PushToTalk": "PT", "QuickLook": "QL", "QuickLookThumbnailing": "QL", "ReplayKit": "RP",
    "SafariServices": "SF", "SceneKit": "SCN", "ScreenTime": "ST", "SensorKit": "SR",
    "SharedWithYou": "SW", "ShazamKit": "SH", "Social": "SL", "SoundAnalysis": "SN",
    "Speech": "SF", "SpriteKit": "SK", "StoreKit": "SK", "SystemConfiguration": "SC",
    "UserNotifications": "UN", "UserNotificationsUI": "UN", "VideoSubscriberAccount": "VS",
    "VideoToolbox": "VT", "Vision": "VN", "VisionKit": "VN", "WatchConnectivity": "WC",
    "WebKit": "WK",
  ]

  @Test func namesOfAFrameworkAreKnownByTheirPrefix() async throws {
    var left = Self.prefixes.keys.sorted()
    while !left.isEmpty {
      // The frameworks with different prefixes are tested together, so that the tool runs few
      // times.
      var taken: Set<String> = []
      let batch = left.filter { Self.prefixes[$0].map { taken.insert($0).inserted } == true }
      left.removeAll(where: batch.contains)
      let prefixes = batch.compactMap { Self.prefixes[$0] }
      let file = try file(
        batch.map { "import \($0)\n" }.joined()
          + prefixes.map { "let made\($0) = \($0)Fox()\n" }.joined())
      let result = try await build.tool(
        ["rewrite"] + batch.flatMap { ["--stub", $0] } + [file.path])
      for (framework, prefix) in zip(batch, prefixes) {
        #expect(result.output.contains("open class \(prefix)Fox: UIKit.StubObject"), "\(framework)")
      }
    }
  }

  @Test func whatIsNotHereCannotBeImportedUnlessItIsStubbed() async throws {
    let frameworks = Self.prefixes.keys.sorted() + ["AppKit", "Cocoa", "SwiftUI", "WatchKit"]
    let lines = frameworks.map { "#if canImport(\($0))\n#endif\n" }
    let file = try file(lines.joined() + "#if canImport(Foundation) && canImport(Charts)\n#endif\n")
    let plain = try await build.tool(["rewrite", file.path])
    #expect(plain.output.matches(of: /#if false +\n/).count == frameworks.count)
    #expect(plain.output.contains("#if canImport(Foundation) && canImport(Charts)"))
    let stubbed = try await build.tool([
      "rewrite", "--stub", "WebKit", "--stub", "SwiftUI", file.path,
    ])
    #expect(stubbed.output.matches(of: /#if true +\n/).count == 2)
  }

  @Test func whatTheModuleDeclaresItselfIsNotStubbed() async throws {
    let file = try file(
      """
      import MapKit
      protocol MKPathDelegate {}
      typealias MKPath = [Int]
      func MKCreatePath() -> MKPath { [] }
      final class Walker: MKPathDelegate { let path: MKPath = MKCreatePath(); let map = MKMap() }
      """)
    let result = try await build.tool(["rewrite", "--stub", "MapKit", file.path])
    #expect(result.output.contains("open class MKMap:"))
    #expect(result.output.matches(of: /(class|protocol) MK(Path|CreatePath)/).count == 1)
  }

  private func file(_ text: String) throws -> URL {
    let file = try build.newFolder().appendingPathComponent("Frameworks.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
