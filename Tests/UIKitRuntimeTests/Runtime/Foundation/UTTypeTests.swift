import Testing
import UIKit

@Suite struct UTTypeTests {
  @Test func typesAreKindsOfOthers() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text) && UTType.image.isSupertype(of: .jpeg))
    #expect(UTType.vCard.supertypes.contains(.contact))
  }

  @Test func typesAreFoundByEndingsAndNames() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.json") == .json && UTType("no.such") == nil)
    #expect(UTType.html.preferredFilenameExtension == "html")
    #expect(UTType(exportedAs: "com.example.thing").identifier == "com.example.thing")
  }
}
