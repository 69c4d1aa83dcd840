/// Apple's frameworks that this package does not provide, with the prefixes of their names.
///
/// Frameworks that this package or Swift on Linux provides are not listed.
enum AppleFrameworks {
  /// Returns whether a module is a framework of Apple's that cannot be imported.
  static func isAbsent(_ module: String) -> Bool {
    prefixes[module] != nil && !sharedNames.contains(module)
  }

  /// The prefixes of a framework's names, such as `MK`, and names without one.
  static func prefixes(of module: String) -> [String] { prefixes[module] ?? [] }

  /// Framework names that other vendors' packages use as well.
  private static let sharedNames: Set<String> = ["Charts", "Matter", "Translation", "Symbols"]

  private static let prefixes: [String: [String]] = table.split(separator: "\n").reduce(into: [:]) {
    let words = $1.split(separator: " ").map(String.init)
    $0[words[0]] = Array(words.dropFirst())
  }

  private static let table = """
    ARKit AR SCN
    AVFAudio AV
    AVFoundation AV CM
    AVKit AV
    AVRouting AV
    Accelerate BNNS vImage_
    Accessibility AX
    Accounts AC
    ActivityKit Activity
    AdServices AA
    AdSupport AS
    AddressBook AB
    AddressBookUI AB
    AlarmKit Alarm
    AppClip AP
    AppIntents App Intent
    AppKit
    AppTrackingTransparency AT
    AssetsLibrary AL
    AudioToolbox AU Audio
    AudioUnit AU Audio
    AuthenticationServices AS
    AutomaticAssessmentConfiguration AE
    BackgroundAssets BA
    BackgroundTasks BG
    BrowserEngineKit BE
    BusinessChat BC
    CallKit CX
    CarKey Car
    CarPlay CP
    Charts Chart
    Cinematic CN
    ClassKit CLS
    ClockKit CLK
    CloudKit CK
    Cocoa
    Contacts CN
    ContactsUI CN
    CoreAudio Audio
    CoreAudioKit CA AU
    CoreAudioTypes Audio
    CoreBluetooth CB
    CoreData NSAttributeDescription NSEntity NSFetch NSFetched NSManaged NSMerge NSPersistent \
    NSRelationship
    CoreHaptics CH
    CoreImage CI
    CoreLocation CL
    CoreLocationUI CL
    CoreMIDI MIDI
    CoreML ML
    CoreMedia CM
    CoreMotion CM
    CoreNFC NFC
    CoreSpotlight CS
    CoreTelephony CTTelephony CTCellular CTCarrier CTCall CTSubscriber
    CoreVideo CV
    CreateML ML
    CryptoTokenKit TK
    DataDetection DD
    DeviceActivity Device
    DeviceCheck DC
    DeviceDiscoveryExtension DD
    DockKit Dock
    EventKit EK
    EventKitUI EK
    ExposureNotification EN
    ExtensionKit EX
    ExternalAccessory EA
    FamilyControls Family
    FileProvider NSFileProvider
    FileProviderUI FP
    GLKit GLK
    GameController GC
    GameKit GK
    GameplayKit GK
    GroupActivities Group
    HealthKit HK
    HealthKitUI HK
    HomeKit HM
    IOSurface IO
    IdentityLookup IL
    IdentityLookupUI IL
    ImageCaptureCore IC
    Intents IN
    IntentsUI IN
    JavaScriptCore JS
    LinkPresentation LP
    LocalAuthentication LA
    LocalAuthenticationEmbeddedUI LA
    MLCompute MLC
    ManagedSettings Managed
    MapKit MK CL
    Matter MTR
    MatterSupport Matter
    MediaAccessibility MA
    MediaPlayer MP
    MediaSetup MS
    MediaToolbox MT
    MessageUI MF
    Messages MS
    Metal MTL
    MetalFX MTLFX
    MetalKit MTK
    MetalPerformanceShaders MPS
    MetalPerformanceShadersGraph MPS
    MetricKit MX
    ModelIO MDL
    MultipeerConnectivity MC
    MusicKit Music
    NaturalLanguage NL
    NearbyInteraction NI
    Network NW
    NetworkExtension NE
    NewsstandKit NK
    NotificationCenter NC
    OpenGLES EAGL
    PDFKit PDF
    PHASE PHASE
    PassKit PK
    PencilKit PK
    Photos PH
    PhotosUI PH
    ProximityReader Payment
    PushKit PK
    PushToTalk PT
    QuickLook QL
    QuickLookThumbnailing QL
    RealityKit AR Entity Model Anchor
    ReplayKit RP
    RoomPlan Room
    SafariServices SF
    SafetyKit SA
    SceneKit SCN
    ScreenTime ST
    SensitiveContentAnalysis SC
    SensorKit SR
    SharedWithYou SW
    ShazamKit SH
    Social SL
    SoundAnalysis SN
    Speech SF
    SpriteKit SK
    StoreKit SK
    StoreKitTest SK
    SwiftData Model
    SwiftUI
    Symbols
    SystemConfiguration SC
    TVServices TV
    TVUIKit TV
    TabularData Data
    ThreadNetwork TH
    TipKit Tip
    Translation Translation
    Twitter TW
    UserNotifications UN
    UserNotificationsUI UN
    VideoSubscriberAccount VS
    VideoToolbox VT
    Vision VN
    VisionKit VN
    WatchConnectivity WC
    WatchKit WK
    WeatherKit Weather
    WebKit WK
    WidgetKit Widget
    """
}
